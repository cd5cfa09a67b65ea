/** The first letter or digit of a name: one grapheme, upper case. */
export function getMonogram(name: string): string {
  const [first = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? []
  return first.toLocaleUpperCase()
}
