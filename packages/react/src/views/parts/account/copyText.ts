/** Answers false where the page may not write to the clipboard, so that nobody is told "Copied" in vain. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
