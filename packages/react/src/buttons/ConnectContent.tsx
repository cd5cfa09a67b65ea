import type { ButtonModel } from './ButtonModel.js'

export function ConnectContent({ busy, label }: Pick<ButtonModel, 'busy' | 'label'>) {
  return (
    <>
      {busy ? <span className="portico-button-spinner" aria-hidden="true" /> : null}
      <span className="portico-button-label">{label}</span>
    </>
  )
}
