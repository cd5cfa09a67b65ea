export function buildVault(
  outDir?: string,
): Promise<{ readonly hash: string; readonly files: ReadonlyMap<string, Buffer> }>
