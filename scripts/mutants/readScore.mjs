import { readFileSync } from 'node:fs'

const caught = ['Killed', 'Timeout']
const uncaught = ['Survived', 'NoCoverage']

/** The interval in which the score of all mutants is with a probability of 95 % (Wilson). */
function getInterval(share, size) {
  const z = 1.96
  const middle = share + z ** 2 / (2 * size)
  const width = z * Math.sqrt((share * (1 - share)) / size + z ** 2 / (4 * size ** 2))
  return [middle - width, middle + width].map(end => end / (1 + z ** 2 / size))
}

/** One line of CONTRIBUTING.md about a report of Stryker. */
export function readScore(file) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants)
  const count = statuses => mutants.filter(({ status }) => statuses.includes(status)).length
  const size = count([...caught, ...uncaught])
  const share = count(caught) / size
  const [low, high] = getInterval(share, size)
  const asPercent = number => (number * 100).toFixed(1)
  const [score, from, to] = [share, low, high].map(asPercent)
  return `${score} % of ${size} mutants (95 % interval ${from} to ${to} %), ${count(['Timeout'])} by a timeout, ${count(['NoCoverage'])} without a test`
}
