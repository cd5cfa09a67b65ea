export function checkLockFile(packages: object, readManifest: (path: string) => object): string[]
