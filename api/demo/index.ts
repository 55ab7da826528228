// Owns: what of a shop is a demonstration, and throwing it away.
// Does not own: what is shown; the folder `demo` beside the layers seeds it.
// May be called by: the app itself, the seeding of the demo.
export { demoStaffRoutes } from './demo.staff.routes.ts'
export { findDemo } from './demo.queries.ts'
export { forgetDemoMedia } from './forget-demo-media.ts'
export { markDemo } from './mark-demo.ts'
