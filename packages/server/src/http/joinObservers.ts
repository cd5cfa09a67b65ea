export function joinObservers<Value>(
  ...observers: readonly (((value: Value) => void) | undefined)[]
): ((value: Value) => void) | undefined {
  const present = observers.filter(observer => observer !== undefined)
  if (present.length === 0) return undefined
  return value => {
    for (const observer of present) observer(value)
  }
}
