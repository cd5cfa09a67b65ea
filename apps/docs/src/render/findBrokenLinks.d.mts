export function findBrokenLinks(
  rendered: ReadonlyMap<
    { readonly source: string; readonly address: string },
    { readonly html: string; readonly broken: readonly string[] }
  >,
): string[]
