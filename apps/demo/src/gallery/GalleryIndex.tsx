import { useState } from 'react'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { states } from './states.ts'
import { Thumbnail } from './Thumbnail.tsx'

const themes = ['light', 'dark'] as const
const groups = [...new Set(states.map(({ group }) => group))]

export function GalleryIndex() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  return (
    <>
      <SiteHeader />
      <main className="gallery">
        <div className="gallery-head">
          <h1>Gallery</h1>
          <p>Every view in every state, without a wallet. Open one to have it to yourself.</p>
          <div className="segments">
            {themes.map(name => (
              <button key={name} type="button" aria-pressed={name === theme} onClick={() => setTheme(name)}>
                {name}
              </button>
            ))}
          </div>
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
      </main>
    </>
  )
}
