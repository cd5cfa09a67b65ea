export function findStrayFiles(files: readonly string[]): string[]
