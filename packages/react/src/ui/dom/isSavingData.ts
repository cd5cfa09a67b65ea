/** Whoever pays by the byte fetches only what is needed. Not every browser says, and the DOM's types leave it out. */
export function isSavingData(
  device: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator,
): boolean {
  return device.connection?.saveData === true
}
