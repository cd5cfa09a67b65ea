/** Whether the visitor saves data. Not every browser reports it, and the DOM types lack it. */
export function isSavingData(
  device: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator,
): boolean {
  return device.connection?.saveData === true
}
