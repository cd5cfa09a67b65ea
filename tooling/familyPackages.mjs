import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/** The packages that bring a chain family: they export its rules. That of EVM chains, which most pages have, comes first. */
export const familyPackages = readdirSync(packages)
  .filter(name => {
    const entry = `${packages}/${name}/src/exports/index.ts`
    return (
      existsSync(entry) &&
      /^export \{ \w+Family \} from '@portico\/core\/adapter'/m.test(readFileSync(entry, 'utf8'))
    )
  })
  .sort((one, other) => Number(other === 'evm') - Number(one === 'evm'))
