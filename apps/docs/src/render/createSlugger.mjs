/** Heading ids as GitHub generates them, so that links work in both places. */
export function createSlugger() {
  const taken = new Map()
  return text => {
    const slug = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const times = taken.get(slug) ?? 0
    taken.set(slug, times + 1)
    return times === 0 ? slug : `${slug}-${times}`
  }
}
