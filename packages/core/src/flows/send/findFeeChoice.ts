import type { FeeChoice, FeeSpeed } from '../../families/TransferMethods.js'

/** The fee of the selected speed, else of `normal`, else the first. */
export function findFeeChoice(choices: readonly FeeChoice[], speed: FeeSpeed): FeeChoice | undefined {
  return (
    choices.find(choice => choice.speed === speed) ??
    choices.find(choice => choice.speed === 'normal') ??
    choices[0]
  )
}
