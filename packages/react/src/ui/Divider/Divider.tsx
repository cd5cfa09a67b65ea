export function Divider({ label }: { label?: string | undefined }) {
  return <div className="divider">{label ? <span className="divider-label">{label}</span> : null}</div>
}
