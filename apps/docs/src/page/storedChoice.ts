/** What the reader chose earlier. Undefined if storage is blocked or empty. */
export function readChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage is blocked; the choice applies to this page only.
  }
}
