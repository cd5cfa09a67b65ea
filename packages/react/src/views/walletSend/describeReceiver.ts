import type { ReceiverProblem } from '@portico/core/internal'
import { format } from '../../locales/format.js'
import type { TextsOf } from '../../locales/Strings.js'
import type { sendStrings } from './strings.js'

interface Values {
  /** As typed. */
  readonly name: string
  readonly network: string
}

/** Why nothing can be sent to what was typed, in the words of the visitor. */
export function describeReceiver(
  problem: ReceiverProblem,
  words: TextsOf<typeof sendStrings>,
  { name, network }: Values,
): string {
  switch (problem.type) {
    case 'unknownName':
      return format(words.unknownName, { name })
    case 'otherFamily':
      return problem.family === 'Ethereum'
        ? words.evmAddress
        : format(words.otherAddress, { family: problem.family })
    default:
      return format(words.refusals[problem.type], { network })
  }
}
