-- The words of messages, so that searching a long conversation takes no longer than a short one. Each word begins with its
-- conversation, as in "c17xhello", so that a search reads nothing of others. Triggers keep it.
CREATE VIRTUAL TABLE message_search USING fts5 (words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2');
UPDATE messages SET search = trim(replace(search, char(10), ' ')) WHERE search <> '';
INSERT INTO message_search (rowid, words) SELECT id, 'c' || conversation_id || 'x' || replace(search, ' ', ' c' || conversation_id || 'x') FROM messages WHERE search <> '';
CREATE TRIGGER messages_indexed AFTER INSERT ON messages WHEN NEW.search <> '' BEGIN
  INSERT INTO message_search (rowid, words) VALUES (NEW.id, 'c' || NEW.conversation_id || 'x' || replace(NEW.search, ' ', ' c' || NEW.conversation_id || 'x'));
END;
CREATE TRIGGER messages_indexed_again AFTER UPDATE OF search ON messages WHEN OLD.search <> NEW.search BEGIN
  DELETE FROM message_search WHERE rowid = OLD.id;
  INSERT INTO message_search (rowid, words) SELECT NEW.id, 'c' || NEW.conversation_id || 'x' || replace(NEW.search, ' ', ' c' || NEW.conversation_id || 'x') WHERE NEW.search <> '';
END;

-- How many conversations of each person have unread messages. Triggers keep it.
CREATE TABLE unread_conversations (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  total INTEGER NOT NULL CHECK (total >= 0)
) STRICT;
INSERT INTO unread_conversations (user_id, total) SELECT user_id, COUNT(*) FROM conversation_members WHERE unread > 0 GROUP BY user_id;
CREATE TRIGGER conversation_members_added AFTER INSERT ON conversation_members WHEN NEW.unread > 0 BEGIN
  INSERT INTO unread_conversations (user_id, total) VALUES (NEW.user_id, 1) ON CONFLICT (user_id) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER conversation_members_removed AFTER DELETE ON conversation_members WHEN OLD.unread > 0 BEGIN
  UPDATE unread_conversations SET total = total - 1 WHERE user_id = OLD.user_id;
END;
CREATE TRIGGER conversation_members_written AFTER UPDATE OF unread ON conversation_members WHEN OLD.unread = 0 AND NEW.unread > 0 BEGIN
  INSERT INTO unread_conversations (user_id, total) VALUES (NEW.user_id, 1) ON CONFLICT (user_id) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER conversation_members_read AFTER UPDATE OF unread ON conversation_members WHEN OLD.unread > 0 AND NEW.unread = 0 BEGIN
  UPDATE unread_conversations SET total = total - 1 WHERE user_id = NEW.user_id;
END;

-- Conversations in folders, which are counted for the list of folders.
CREATE INDEX conversation_members_in_folder ON conversation_members (user_id, folder) WHERE folder IS NOT NULL;
