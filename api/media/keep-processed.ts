import type { PictureProcessor } from './picture-processor.ts'
import type { MediaFiles } from './store/media-files.ts'
import { uploadFile } from './upload-file.ts'

/** A processor, which works below `mediaDir` of this machine, whose results are kept where every machine finds them. */
export const keepProcessed = (processor: PictureProcessor, files: MediaFiles): PictureProcessor => ({
  storeUpload: async (id, sent) => {
    const stored = await processor.storeUpload(id, sent)
    if ('size' in stored) await files.keep(uploadFile(id))
    return stored
  },
  storeCrop: async (crop) => {
    await files.bring(uploadFile(crop.uploadId))
    const facts = await processor.storeCrop(crop)
    await files.keep(`${crop.id}/`)
    return facts
  },
})
