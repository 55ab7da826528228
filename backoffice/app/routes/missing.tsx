export { MissingPage as default } from '../shell/failure-page.tsx'
