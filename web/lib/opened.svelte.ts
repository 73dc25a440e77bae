/** A record file that somebody opened: kept while the page lasts, so that it can be watched and checked in turn. */

export const opened: { name: string; record: string } = $state({ name: '', record: '' });

export async function openRecord(file: File | undefined): Promise<void> {
  if (!file) return;
  opened.record = await file.text();
  opened.name = file.name;
}
