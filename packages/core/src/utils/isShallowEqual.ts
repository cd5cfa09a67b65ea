export function isShallowEqual<T extends object>(left: T, right: T): boolean {
  if (Object.is(left, right)) return true
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  // The keys come from `left`; a key missing in `right` gives undefined.
  return keys.every(key => Object.is(left[key as keyof T], right[key as keyof T]))
}
