/**
 * Visitors with data saving on fetch only what is needed. Not every browser reports it, and the DOM types lack it.
 */
export function isSavingData(
  device: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator,
): boolean {
  return device.connection?.saveData === true
}
