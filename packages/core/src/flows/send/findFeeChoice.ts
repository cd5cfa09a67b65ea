import type { FeeChoice, FeeSpeed } from '../../families/TransferMethods.js'

/** What is paid to the network: as chosen, else as usual, else the first there is. */
export function findFeeChoice(choices: readonly FeeChoice[], speed: FeeSpeed): FeeChoice | undefined {
  return (
    choices.find(choice => choice.speed === speed) ??
    choices.find(choice => choice.speed === 'normal') ??
    choices[0]
  )
}
