const longestName = 64

export const cleanName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim() || undefined
