const loading = new Map<string, Promise<void>>();

/** Loads a script from another site once. Rejects if it cannot be loaded; the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const earlier = loading.get(address);
  if (earlier) return earlier;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(script);
  });
  loading.set(address, promise);
  return promise;
}
