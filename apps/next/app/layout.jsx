import 'portico/button.css'
import './site.css'

export const metadata = {
  title: 'Portico with Next.js',
  description: 'The button is rendered on the server.',
}

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
