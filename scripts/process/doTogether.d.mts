export function doTogether<T>(
  items: Iterable<T>,
  act: (item: T) => Promise<void>,
  atOnce?: number,
): Promise<void>
