export function findCycle(
  files: readonly { readonly fileName: string; readonly imports?: readonly string[] }[],
): readonly string[] | undefined
