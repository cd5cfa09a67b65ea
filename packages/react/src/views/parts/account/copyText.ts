/** Returns false if the page may not write to the clipboard, so that "Copied" is not shown wrongly. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
