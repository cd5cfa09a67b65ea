export type Labels = Readonly<Record<string, string>>

export interface Counter {
  add(labels?: Labels, amount?: number): void
}

export interface Histogram {
  observe(value: number, labels?: Labels): void
}

export interface Sample {
  labels?: Labels
  value: number
}

export interface Metrics {
  createCounter(name: string, help: string): Counter
  createHistogram(name: string, help: string, bounds: readonly number[]): Histogram
  watch(kind: 'gauge' | 'counter', name: string, help: string, read: () => Reading | Promise<Reading>): void
  format(): Promise<string>
}

type Reading = number | readonly Sample[]

interface Family {
  head: string
  read(): readonly string[] | Promise<readonly string[]>
}

export function createMetrics(): Metrics {
  const families: Family[] = []
  const add = (kind: string, name: string, help: string, read: Family['read']) => {
    families.push({ head: `# HELP ${name} ${help}\n# TYPE ${name} ${kind}`, read })
  }

  return {
    createCounter(name, help) {
      const values = new Map<string, number>()
      add('counter', name, help, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return {
        add(labels = {}, amount = 1) {
          const key = formatLabels(labels)
          values.set(key, (values.get(key) ?? 0) + amount)
        },
      }
    },
    createHistogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
      add('histogram', name, help, () =>
        [...series].flatMap(([key, { labels, counts, sum, count }]) => [
          ...bounds.map((bound, index) => {
            const within = formatLabels({ ...labels, le: String(bound) })
            return `${name}_bucket${within} ${counts[index]}`
          }),
          `${name}_bucket${formatLabels({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${key} ${sum}`,
          `${name}_count${key} ${count}`,
        ]),
      )
      return {
        observe(value, labels = {}) {
          const key = formatLabels(labels)
          const entry = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
          series.set(key, entry)
          entry.sum += value
          entry.count++
          for (const [index, bound] of bounds.entries()) {
            if (value <= bound) entry.counts[index] = (entry.counts[index] ?? 0) + 1
          }
        },
      }
    },
    watch(kind, name, help, read) {
      add(kind, name, help, async () => {
        const reading = await read()
        const samples = typeof reading === 'number' ? [{ value: reading }] : reading
        return samples.map(({ labels = {}, value }) => `${name}${formatLabels(labels)} ${value}`)
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
