/** Removes the item, because it can be answered once. */
export function takeOpen<Item>(items: Map<number, Item>, id: number): Item {
  const item = items.get(id)
  if (!item) throw new TypeError('There is no such proposal.')
  items.delete(id)
  return item
}
