import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The machine that a benchmark runs on, for the head of its report. */
export function describeMachine() {
  const [cpu] = cpus()
  const [load = 0] = loadavg()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return `${availableParallelism()} cores (${cpu?.model.trim()}), ${memory} GiB, Node ${process.versions.node}, load ${load.toFixed(1)}; a busy machine shows in every time.`
}

/** Prints measured values beside their targets, as they come and as a Markdown table at the end. */
export function createReport() {
  const rows = []
  return {
    /** @param {string} what with the id of its load test, if it has one @param {string} target empty without one */
    note(what, measured, target = '', isMet = true) {
      rows.push({ what, measured, target, isMet })
      console.log(`  ${what}: ${measured}${target && ` (target ${target})`}${isMet ? '' : '  MISSED'}`)
    },
    /** Prints the table, and makes the process fail if a target is missed. */
    finish() {
      console.log('\n| what | measured | target | |\n| --- | --- | --- | --- |')
      for (const { what, measured, target, isMet } of rows) {
        const verdict = target && (isMet ? 'met' : '**missed**')
        console.log(`| ${what} | ${measured} | ${target} | ${verdict} |`)
      }
      const missed = rows.filter(({ isMet }) => !isMet).length
      console.log(
        missed === 0 ? '\nEvery target is met.' : `\n${missed} of ${rows.length} lines miss theirs.`,
      )
      process.exitCode = missed === 0 ? 0 : 1
    },
  }
}
