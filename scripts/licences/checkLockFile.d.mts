export function checkLockFile(
  packages: object,
  readManifest: (path: string) => object,
  unpinned?: readonly string[],
): string[]
