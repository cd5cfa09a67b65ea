export function takeOpen<Item>(items: Map<number, Item>, id: number): Item {
  const item = items.get(id)
  if (!item) throw new TypeError('The proposal does not exist.')
  items.delete(id)
  return item
}
