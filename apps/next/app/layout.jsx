import 'portico/button.css'
import './site.css'
import { Kit } from './Kit.jsx'

export const metadata = {
  title: 'Portico with Next.js',
  description: 'The button is rendered on the server.',
}

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Kit>{children}</Kit>
      </body>
    </html>
  )
}
