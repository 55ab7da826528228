export { createWords, useWords, type Words, type WordsData, WordsProvider } from '#ui/words.tsx'
