/** Websites that show videos on pages and offer no files. */
const VIDEO_HOSTS = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com)$/;

/** Whether an address is of a page that shows a video, and not of a file. */
export function isVideoPage(address: string): boolean {
  const base = "https://localhost";
  return URL.canParse(address, base) && VIDEO_HOSTS.test(new URL(address, base).hostname);
}
