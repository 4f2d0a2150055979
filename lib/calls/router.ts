/** A route of the app: its path in Next's notation and a function that loads its exports. */
export type Route = readonly [path: string, load: () => Promise<Record<string, unknown>>];

type Params = Record<string, string | string[]>;
export type FoundRoute = { route: Route; params: Params };

/**
 * A node in the tree of routes, one for each segment of a path. `name`: the name of the parameter `[name]` or
 * `[...name]`.
 */
type RouteNode = {
  children: Map<string, RouteNode>;
  parameter?: { name: string; node: RouteNode };
  rest?: { name: string; route: Route };
  route?: Route;
};

const createNode = (): RouteNode => ({ children: new Map() });

/**
 * Returns a function that finds the route of a path, or null. Like Next, it prefers a fixed segment to `[name]`, and
 * `[name]` to `[...name]`.
 */
export function createRouter(routes: readonly Route[]): (path: string) => FoundRoute | null {
  const root = createNode();
  for (const route of routes) add(root, route);
  return (path) => find(root, path.split("/").slice(1), 0, {});
}

function add(root: RouteNode, route: Route): void {
  let node = root;
  for (const segment of route[0].split("/").slice(1)) {
    const [, dots, name] = /^\[(\.{3})?(\w+)\]$/.exec(segment) ?? [];
    if (name === undefined) node = getOrAddChild(node, segment);
    else if (dots) {
      node.rest = { name, route };
      return;
    } else {
      node.parameter ??= { name, node: createNode() };
      node = node.parameter.node;
    }
  }
  node.route = route;
}

function getOrAddChild({ children }: RouteNode, segment: string): RouteNode {
  const child = children.get(segment) ?? createNode();
  children.set(segment, child);
  return child;
}

function find(node: RouteNode, segments: readonly string[], at: number, params: Params): FoundRoute | null {
  const segment = segments[at];
  if (segment === undefined) return node.route ? { route: node.route, params } : null;
  const child = node.children.get(segment);
  const { parameter, rest } = node;
  return (
    (child && find(child, segments, at + 1, params)) ??
    (parameter && segment !== ""
      ? find(parameter.node, segments, at + 1, { ...params, [parameter.name]: segment })
      : null) ??
    (rest ? { route: rest.route, params: { ...params, [rest.name]: segments.slice(at) } } : null)
  );
}
