interface OrderControlProps {
  readonly label: string
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** A list that is reordered by buttons, which work with a keyboard and on phones. */
export function OrderControl({ label, value, onChange }: OrderControlProps) {
  const swap = (index: number, other: number) => {
    const moved = value[index]
    const replaced = value[other]
    if (moved === undefined || replaced === undefined) return
    onChange(value.map((name, at) => (at === index ? replaced : at === other ? moved : name)))
  }
  return (
    <fieldset className="control">
      <legend>{label}</legend>
      <ol className="order">
        {value.map((name, index) => (
          <li key={name}>
            <span className="order-name">{name}</span>
            <button
              type="button"
              aria-label={`Move ${name} up`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`Move ${name} down`}
              disabled={index === value.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
