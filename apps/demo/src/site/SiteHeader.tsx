const pages = [
  ['/', 'Playground'],
  ['/gallery.html', 'Gallery'],
  ['/families.html', 'Families'],
  ['/email.html', 'E-mail'],
  ['/vanilla.html', 'No React'],
  ['/wagmi.html', 'wagmi'],
  ['/ethers.html', 'ethers'],
  ['/dialogs.html', 'Dialogs'],
  ['/embedded.html', 'Embedded'],
] as const

export function SiteHeader() {
  return (
    <header className="site-header">
      <a className="brand" href="/">
        <img src="/mark.svg" alt="" width="28" height="28" />
        Portico
      </a>
      <nav aria-label="Pages">
        {pages.map(([href, label]) => (
          <a key={href} href={href} aria-current={window.location.pathname === href ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  )
}
