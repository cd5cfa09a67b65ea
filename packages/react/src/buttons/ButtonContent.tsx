import { ButtonImage } from './ButtonImage.js'
import type { ButtonModel } from './ButtonModel.js'

export function ConnectContent({ busy, label }: Pick<ButtonModel, 'busy' | 'label'>) {
  return (
    <>
      {busy ? <span className="portico-button-spinner" aria-hidden="true" /> : null}
      <span className="portico-button-label">{label}</span>
    </>
  )
}

export function AccountContent({ model }: { readonly model: ButtonModel }) {
  const { balance, fullBalance, warning, avatarSeed = '', image, label } = model
  return (
    <>
      {balance === undefined ? null : (
        <span className="portico-button-balance" title={fullBalance}>
          {balance}
        </span>
      )}
      <ButtonImage seed={avatarSeed} source={image} />
      <span className="portico-button-label" dir="auto">
        {label}
      </span>
      {warning ? (
        <span className="portico-button-mark" title={warning}>
          <WarningMark />
          <span className="portico-button-unseen">{warning}</span>
        </span>
      ) : null}
    </>
  )
}

export function WarningMark() {
  return (
    <svg
      className="portico-button-warning"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14.2v.1" />
    </svg>
  )
}
