import { Module, type OnModuleInit } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { diskStorage, type StorageEngine } from 'multer';
import { ServerSettings } from '../platform/config/server.settings';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { DraftFolder } from '../platform/storage/draft-folder';
import { FileStorage } from '../platform/storage/file-storage';
import { draftsIn } from '../platform/storage/open-storage';
import { FetchingRemotePictures } from './adapters/fetch/fetching-remote-pictures';
import { UploadController } from './adapters/http/upload.controller';
import { SqlPictureRepository } from './adapters/postgres/sql-picture.repository';
import { ChildProcessPictureEncoder } from './adapters/sharp/child-process-picture.encoder';
import { FilePictureStore } from './adapters/storage/file-picture.store';
import { PictureEncoder, PictureRepository, PictureStore } from './application/ports';
import { StorePicture } from './application/store-picture';
import { UploadImage } from './application/upload-image';
import { Pictures, RemotePictures } from './pictures';

/** Uploads go to disk as drafts, so that none is held in memory. */
function uploadsIn(settings: ServerSettings): StorageEngine {
  const drafts = draftsIn(settings);
  return diskStorage({
    destination: drafts.folder,
    filename: (_request, _file, done) => done(null, drafts.newName()),
  });
}

@Module({
  imports: [
    MulterModule.registerAsync({
      inject: [ServerSettings],
      useFactory: (settings: ServerSettings) => ({ storage: uploadsIn(settings) }),
    }),
  ],
  controllers: [UploadController],
  providers: [
    bind(PictureRepository, SqlPictureRepository, Database),
    { provide: Pictures, useExisting: PictureRepository },
    bind(PictureEncoder, ChildProcessPictureEncoder),
    { provide: DraftFolder, inject: [ServerSettings], useFactory: draftsIn },
    bind(PictureStore, FilePictureStore, FileStorage),
    provide(StorePicture, PictureStore, PictureRepository),
    provide(UploadImage, PictureEncoder, StorePicture),
    {
      provide: RemotePictures,
      inject: [UploadImage, DraftFolder],
      useFactory: (uploadImage: UploadImage, drafts: DraftFolder) =>
        new FetchingRemotePictures(uploadImage, drafts),
    },
  ],
  exports: [Pictures, RemotePictures],
})
export class PicturesModule implements OnModuleInit {
  constructor(private readonly drafts: DraftFolder) {}

  onModuleInit(): Promise<void> {
    return this.drafts.removeLeftOvers();
  }
}
