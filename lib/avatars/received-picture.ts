import "server-only";
import { avatarPicture, TOO_LARGE } from "@/lib/avatars/picture";
import { AVATAR_MAX_BYTES } from "@/lib/avatars/policy";
import { type AvatarAddress, avatarAddress } from "@/lib/avatars/schema";
import { type FieldMessage, invalid } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import { readMultipart, type SentFile } from "@/lib/http/multipart";
import { line } from "@/lib/i18n/line";
import { internet, OutsideError } from "@/lib/safe-fetch/network";
import { fetchOutside } from "@/lib/safe-fetch/safe-fetch";

const FETCH_SECONDS = 10;

/** The picture of a form: its `file`, or what lies at its `url`. */
export async function sentPicture(request: Request): Promise<Buffer> {
  const { fields, file } = await readMultipart(request, "file", wholeFile);
  if (!file) {
    if (fields.url === undefined) throw invalid({ file: ["This field is required."] });
    return pictureAt(parseInput(avatarAddress, fields));
  }
  const [unknown] = Object.keys(fields);
  if (unknown !== undefined) throw invalid({ [unknown]: ["This field is not supported here."] });
  return avatarPicture(file, "file");
}

async function wholeFile({ stream }: SentFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > AVATAR_MAX_BYTES) throw invalid({ file: [TOO_LARGE] });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const REFUSALS: Record<OutsideError["reason"], FieldMessage> = {
  refused: line("This address is not on the public internet."),
  unreachable: line("This address did not respond."),
  slow: line("This address took too long to respond."),
  redirects: line("This address redirects too many times."),
  missing: line("There is no image at this address."),
  "too-large": TOO_LARGE,
};

/** The picture that lies at an address of the public web; 422 on `url` when it cannot be had. */
export async function pictureAt({ url }: AvatarAddress, network = internet): Promise<Buffer> {
  const limits = { maxBytes: AVATAR_MAX_BYTES, seconds: FETCH_SECONDS, accept: "image/*" };
  const bytes = await fetchOutside(new URL(url), limits, network).catch((error) => {
    throw error instanceof OutsideError ? invalid({ url: [REFUSALS[error.reason]] }) : error;
  });
  return avatarPicture(bytes, "url");
}
