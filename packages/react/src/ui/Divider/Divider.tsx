/** A line between groups, optionally with a word such as "or". */
export function Divider({ label }: { label?: string | undefined }) {
  return <div className="divider">{label ? <span className="divider-label">{label}</span> : null}</div>
}
