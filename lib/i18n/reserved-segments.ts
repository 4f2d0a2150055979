/** The first segments of some of our paths. `api`, `dev` and `og` look like language tags. */
const RESERVED_SEGMENTS = new Set(["api", "auth", "secure", "internal", "og", "dev"]);

/** Whether some of our paths begin with this segment, so that it cannot be a language. */
export const isReservedSegment = (segment: string) => RESERVED_SEGMENTS.has(segment.toLowerCase());
