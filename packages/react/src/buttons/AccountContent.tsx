import { ButtonImage } from './ButtonImage.js'
import type { ButtonModel } from './ButtonModel.js'
import { WarningMark } from './WarningMark.js'

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
