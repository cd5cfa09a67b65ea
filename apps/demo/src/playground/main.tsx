import '../site/site.css'
import './playground.css'
import { mount } from '../site/mount.tsx'
import { Playground } from './Playground.tsx'

mount(<Playground />)
