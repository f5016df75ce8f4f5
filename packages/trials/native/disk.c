// Stands between a process and the files under one folder (LD_PRELOAD): makes the disk full or read-only on command, and
// writes down every write, truncation, removal and fsync, so that a power cut can be played: what was not synced is lost.
//
//   DISK_ROOT    folder that is looked at, resolved, with a slash at its end
//   DISK_STATE   file of one byte: 'o' as usual, 'f' full (nothing may grow), 'r' read-only
//   DISK_RECORD  file to which everything is appended; not set: nothing is written down
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC = 3, RENAME = 4, REMOVE = 5, LINK = 6 };

static const char *root;
static size_t rootLength;
static const volatile char *state = "o";
static int record = -1;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  root = getenv("DISK_ROOT");
  rootLength = root ? strlen(root) : 0;
  const char *named = getenv("DISK_STATE");
  int fd = named ? (int)syscall(SYS_openat, AT_FDCWD, named, O_RDONLY | O_CLOEXEC, 0) : -1;
  if (fd >= 0) {
    void *shared = mmap(NULL, 1, PROT_READ, MAP_SHARED, fd, 0);
    if (shared != MAP_FAILED) state = shared;
    syscall(SYS_close, fd);
  }
  const char *log = getenv("DISK_RECORD");
  if (log && *log) record = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int watched(const char *path) { return root && strncmp(path, root, rootLength) == 0; }

// The path of an open regular file that is looked at, or 0.
static int pathOf(int fd, char *path, size_t size) {
  struct stat info;
  if (!root || fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) return 0;
  char link[40];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return watched(path);
}

static void absolute(const char *path, char *out, size_t size) {
  char folder[4096];
  if (path[0] == '/' || !getcwd(folder, sizeof folder)) snprintf(out, size, "%s", path);
  else snprintf(out, size, "%s/%s", folder, path);
}

static void note(uint32_t what, const char *path, uint64_t offset, const void *data, uint64_t length) {
  if (record < 0) return;
  struct __attribute__((packed)) { uint32_t what, path; uint64_t offset, length; } head = {
    what, (uint32_t)strlen(path), offset, length
  };
  struct iovec parts[3] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, length}};
  syscall(SYS_writev, record, parts, data ? 3 : 2);
}

// May so many bytes be written there? Sets errno where not.
static int refused(int fd, off_t end) {
  if (*state == 'r') { errno = EROFS; return 1; }
  struct stat info;
  if (*state == 'f' && fstat(fd, &info) == 0 && end > info.st_size) { errno = ENOSPC; return 1; }
  return 0;
}

static off_t placeOf(int fd) {
  int flags = fcntl(fd, F_GETFL);
  return flags >= 0 && (flags & O_APPEND) ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
}

static ssize_t written(int fd, const struct iovec *parts, int count, off_t at, int positioned) {
  char path[4096];
  if (!pathOf(fd, path, sizeof path))
    return positioned ? syscall(SYS_pwritev, fd, parts, count, at, 0) : syscall(SYS_writev, fd, parts, count);
  off_t place = positioned ? at : placeOf(fd);
  size_t length = 0;
  for (int i = 0; i < count; i++) length += parts[i].iov_len;
  if (refused(fd, place + (off_t)length)) return -1;
  pthread_mutex_lock(&mutex);
  ssize_t done = positioned ? syscall(SYS_pwritev, fd, parts, count, at, 0) : syscall(SYS_writev, fd, parts, count);
  ssize_t left = done;
  for (int i = 0; i < count && left > 0; i++) {
    size_t part = (size_t)left < parts[i].iov_len ? (size_t)left : parts[i].iov_len;
    note(WRITE, path, (uint64_t)(place + (done - left)), parts[i].iov_base, part);
    left -= (ssize_t)part;
  }
  pthread_mutex_unlock(&mutex);
  return done;
}

ssize_t write(int fd, const void *data, size_t length) {
  struct iovec part = {(void *)data, length};
  char path[4096];
  // Sockets and pipes, which are most, go their own way.
  if (!pathOf(fd, path, sizeof path)) return syscall(SYS_write, fd, data, length);
  return written(fd, &part, 1, 0, 0);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  struct iovec part = {(void *)data, length};
  return written(fd, &part, 1, at, 1);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) { return pwrite(fd, data, length, at); }
ssize_t writev(int fd, const struct iovec *parts, int count) { return written(fd, parts, count, 0, 0); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return written(fd, parts, count, at, 1); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t at) { return written(fd, parts, count, at, 1); }

int ftruncate(int fd, off_t length) {
  char path[4096];
  if (!pathOf(fd, path, sizeof path)) return (int)syscall(SYS_ftruncate, fd, length);
  if (refused(fd, length)) return -1;
  pthread_mutex_lock(&mutex);
  int result = (int)syscall(SYS_ftruncate, fd, length);
  if (result == 0) note(TRUNCATE, path, (uint64_t)length, NULL, 0);
  pthread_mutex_unlock(&mutex);
  return result;
}
int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }

int posix_fallocate(int fd, off_t at, off_t length) {
  char path[4096];
  if (pathOf(fd, path, sizeof path) && refused(fd, at + length)) return errno;
  return syscall(SYS_fallocate, fd, 0, at, length) == 0 ? 0 : errno;
}
int posix_fallocate64(int fd, off_t at, off_t length) { return posix_fallocate(fd, at, length); }
int fallocate(int fd, int mode, off_t at, off_t length) {
  char path[4096];
  if (pathOf(fd, path, sizeof path) && refused(fd, at + length)) return -1;
  return (int)syscall(SYS_fallocate, fd, mode, at, length);
}
int fallocate64(int fd, int mode, off_t at, off_t length) { return fallocate(fd, mode, at, length); }

static int synced(int fd, long call) {
  char path[4096];
  if (!pathOf(fd, path, sizeof path)) return (int)syscall(call, fd);
  if (*state == 'r') { errno = EROFS; return -1; }
  pthread_mutex_lock(&mutex);
  int result = (int)syscall(call, fd);
  if (result == 0) note(SYNC, path, 0, NULL, 0);
  pthread_mutex_unlock(&mutex);
  return result;
}
int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

static int opened(int folder, const char *path, int flags, mode_t mode) {
  char full[8192];
  absolute(path, full, sizeof full);
  if (!watched(full)) return (int)syscall(SYS_openat, folder, path, flags, mode);
  struct stat info;
  int there = stat(full, &info) == 0;
  if (*state == 'r' && ((flags & O_ACCMODE) != O_RDONLY || ((flags & O_CREAT) && !there))) { errno = EROFS; return -1; }
  if (*state == 'f' && (flags & O_CREAT) && !there) { errno = ENOSPC; return -1; }
  pthread_mutex_lock(&mutex);
  int fd = (int)syscall(SYS_openat, folder, path, flags, mode);
  if (fd >= 0 && there && (flags & O_TRUNC)) note(TRUNCATE, full, 0, NULL, 0);
  pthread_mutex_unlock(&mutex);
  return fd;
}
static mode_t modeOf(int flags, va_list rest) { return (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0; }
int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = modeOf(flags, rest);
  va_end(rest);
  return opened(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = modeOf(flags, rest);
  va_end(rest);
  return opened(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int rename(const char *from, const char *to) {
  char old[4096], both[8300];
  absolute(from, old, sizeof old);
  if (!watched(old)) return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (*state == 'r') { errno = EROFS; return -1; }
  absolute(to, both, 4096);
  pthread_mutex_lock(&mutex);
  int result = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (result == 0) note(RENAME, old, 0, both, strlen(both));
  pthread_mutex_unlock(&mutex);
  return result;
}

int link(const char *from, const char *to) {
  char old[4096], fresh[4096];
  absolute(from, old, sizeof old);
  if (!watched(old)) return (int)syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (*state != 'o') { errno = *state == 'r' ? EROFS : ENOSPC; return -1; }
  absolute(to, fresh, sizeof fresh);
  pthread_mutex_lock(&mutex);
  int result = (int)syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (result == 0) note(LINK, old, 0, fresh, strlen(fresh));
  pthread_mutex_unlock(&mutex);
  return result;
}

int unlink(const char *path) {
  char full[4096];
  absolute(path, full, sizeof full);
  if (!watched(full)) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (*state == 'r') { errno = EROFS; return -1; }
  pthread_mutex_lock(&mutex);
  int result = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (result == 0) note(REMOVE, full, 0, NULL, 0);
  pthread_mutex_unlock(&mutex);
  return result;
}
