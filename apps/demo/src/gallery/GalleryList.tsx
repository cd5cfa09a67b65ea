import { useState } from 'react'
import { states } from './states.ts'
import { Thumbnail } from './Thumbnail.tsx'

const themes = ['light', 'dark'] as const
const groups = [...new Set(states.map(({ group }) => group))]

/** All states, by group. */
export function GalleryList() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  return (
    <>
      <div className="segments">
        {themes.map(name => (
          <button key={name} type="button" aria-pressed={name === theme} onClick={() => setTheme(name)}>
            {name}
          </button>
        ))}
      </div>
      {groups.map(group => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="gallery-grid">
            {states
              .filter(state => state.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`?state=${id}&theme=${theme}`}>
                    <Thumbnail address={`?state=${id}&theme=${theme}`} title={`${group}: ${title}`} />
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
