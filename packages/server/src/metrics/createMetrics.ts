type Labels = Readonly<Record<string, string>>

type Reading = number | readonly { labels: Labels; value: number }[]

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics in the text format of Prometheus. */
export function createMetrics() {
  const families: { head: string; read(): readonly string[] | Promise<readonly string[]> }[] = []
  const add = (kind: string, name: string, help: string, read: (typeof families)[number]['read']) => {
    families.push({ head: `# HELP ${name} ${help}\n# TYPE ${name} ${kind}`, read })
  }

  return {
    createCounter(name: string, help: string) {
      const values = new Map<string, number>()
      add('counter', name, help, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return {
        add(labels: Labels = {}, amount = 1) {
          const key = formatLabels(labels)
          values.set(key, (values.get(key) ?? 0) + amount)
        },
      }
    },
    createHistogram(name: string, help: string, bounds: readonly number[]) {
      const series = new Map<string, { labels: Labels; values: number[]; sum: number }>()
      add('histogram', name, help, () =>
        [...series].flatMap(([key, { labels, values, sum }]) => [
          ...[...bounds, Number.POSITIVE_INFINITY].map((bound, index) => {
            const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound)
            return `${name}_bucket${formatLabels({ ...labels, le })} ${values[index]}`
          }),
          `${name}_sum${key} ${sum}`,
          `${name}_count${key} ${values.at(-1)}`,
        ]),
      )
      return {
        observe(value: number, labels: Labels = {}) {
          const key = formatLabels(labels)
          const { values, sum } = series.get(key) ?? { values: [...bounds, 0].fill(0), sum: 0 }
          const counted = values.map((count, index) => count + (value <= (bounds[index] ?? value) ? 1 : 0))
          series.set(key, { labels, values: counted, sum: sum + value })
        },
      }
    },
    /** Read at every scrape; a failing one is left out. */
    watch(kind: 'gauge' | 'counter', name: string, help: string, read: () => Reading | Promise<Reading>) {
      add(kind, name, help, async () => {
        const reading = await read()
        const samples = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading
        return samples.map(({ labels, value }) => `${name}${formatLabels(labels)} ${value}`)
      })
    },
    async format() {
      const parts = families.map(async ({ head, read }) => {
        const lines = await Promise.resolve(read()).catch(() => [])
        return lines.length > 0 ? `${[head, ...lines].join('\n')}\n` : ''
      })
      return (await Promise.all(parts)).join('')
    },
  }
}

function formatLabels(labels: Labels): string {
  const entries = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`)
  return entries.length > 0 ? `{${entries.join()}}` : ''
}

const escapeValue = (value: string) =>
  value.replace(/[\\"\n]/g, found => (found === '\n' ? '\\n' : `\\${found}`))
