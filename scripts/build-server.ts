import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { projectRoot, serverFile } from './machine/project.mjs'

// The server is one file with what it imports: it starts sooner and needs less memory than hundreds of modules. Names and
// lines are kept, so that the stack of an error can be read; source maps would take memory from the start.

const outDir = dirname(serverFile)

await build({
  root: projectRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'folders-of-sources',
      transform: {
        filter: { id: /[.]ts$/, code: 'import.meta.' },
        // A module looks for its files beside its source.
        handler: (code, id) =>
          code
            .replaceAll(
              'import.meta.dirname',
              `(import.meta.dirname + ${JSON.stringify(`/${relative(outDir, dirname(id))}`)})`,
            )
            .replaceAll(
              'import.meta.url',
              `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url)`,
            ),
      },
    },
  ],
  ssr: {
    noExternal: true,
    // Native libraries, which find their parts beside themselves.
    external: ['sharp', 'pg-native'],
  },
  build: {
    ssr: join(projectRoot, 'bin', 'serve.ts'),
    outDir,
    target: 'node26',
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'serve.js',
        chunkFileNames: '[name]-[hash].js',
        // V8 keeps the text of the program, each letter in two bytes when one of them is not of Latin 1.
        charset: 'ascii',
        comments: false,
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
      },
    },
  },
})
