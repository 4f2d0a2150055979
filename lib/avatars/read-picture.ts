import "server-only";
import { AVATAR_MAX_BYTES } from "@/lib/avatars/policy";
import { renderAvatar, TOO_LARGE } from "@/lib/avatars/render-avatar";
import { type AvatarAddress, avatarAddress } from "@/lib/avatars/schema";
import { type FieldMessage, invalid } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import type { SentFile, SentForm } from "@/lib/http/multipart";
import { line } from "@/lib/i18n/line";
import { internet, SafeFetchError } from "@/lib/safe-fetch/network";
import { safeFetch } from "@/lib/safe-fetch/safe-fetch";

const FETCH_SECONDS = 10;

/** Reads the image in a form's `file`, or fetches it from the form's `url`. Returns the rendered avatar. */
export async function readPicture(form: SentForm): Promise<Buffer> {
  const { fields, file } = await form.read("file", readWholeFile);
  if (!file) {
    if (fields.url === undefined) throw invalid({ file: ["This field is required."] });
    return fetchPicture(parseInput(avatarAddress, fields));
  }
  const [unknown] = Object.keys(fields);
  if (unknown !== undefined) throw invalid({ [unknown]: ["This field is not supported here."] });
  return renderAvatar(file, "file");
}

async function readWholeFile({ stream }: SentFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > AVATAR_MAX_BYTES) throw invalid({ file: [TOO_LARGE] });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** One message for every reason except size: different messages would reveal which hosts exist in our own network. */
const NO_IMAGE = line("No image could be loaded from this address.");

const refusal = ({ reason }: SafeFetchError): FieldMessage => (reason === "too-large" ? TOO_LARGE : NO_IMAGE);

/** Fetches an image from a public address and renders the avatar. 422 on `url` if that fails. */
export async function fetchPicture({ url }: AvatarAddress, network = internet): Promise<Buffer> {
  const limits = { maxBytes: AVATAR_MAX_BYTES, seconds: FETCH_SECONDS, accept: "image/*" };
  const bytes = await safeFetch(new URL(url), limits, network).catch((error) => {
    throw error instanceof SafeFetchError ? invalid({ url: [refusal(error)] }) : error;
  });
  return renderAvatar(bytes, "url");
}
